refusal-too-few = Il n’y a pas tant d’allumettes.
refusal-too-little = Vous avez moins d’argent que cela.
