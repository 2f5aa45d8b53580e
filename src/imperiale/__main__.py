"""What happens on ``python -m imperiale``?"""

from imperiale.main import main

if __name__ == "__main__":
    main()
