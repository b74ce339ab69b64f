board-table = Sur la table
board-you = Vous
board-nothing = rien
board-yes = oui
board-no = non
board-choose = Vos choix
board-not-asked = Ce n’est pas à vous de jouer.
