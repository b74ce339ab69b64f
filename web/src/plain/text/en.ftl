board-table = On the table
board-you = You
board-nothing = nothing
board-yes = yes
board-no = no
board-choose = What you may do
board-not-asked = It is not your turn.
