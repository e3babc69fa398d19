/** Fewest characters of a password (LOGIN-05, RESET-02). */
export const newPasswordLength = 8
