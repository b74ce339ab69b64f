board-table = Sur la table
board-you = Vous
board-nothing = rien
board-yes = oui
board-no = non
board-choose = Ce que vous pouvez faire
board-not-asked = Ce n’est pas votre tour.
