refusal-too-few = There are not so many sticks.
refusal-too-little = You have less money than that.
