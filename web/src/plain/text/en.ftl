board-table = On the table
board-you = You
board-nothing = nothing
board-yes = yes
board-no = no
board-choose = Your choices
board-not-asked = It is not your turn.
