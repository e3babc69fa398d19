/** Fewest characters of a password (LOGIN-05, RESET-02). */
export const shortestPassword = 8
