/** Where new tokens are asked for (API-06): of itself, for code that must weigh next to nothing. */
export const refreshPath = '/auth/refresh'
