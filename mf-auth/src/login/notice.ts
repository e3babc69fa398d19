/** Message above the sign-in form, from what happened before. */
export type LoginNotice = { id: 'recovery_sent' } | { id: 'login_again'; name: string }
