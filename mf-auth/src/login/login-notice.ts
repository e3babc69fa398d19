/** Message above the sign-in form, such as why the last session ended. */
export type LoginNotice =
  | { id: 'recovery_sent' | 'login_ended_idle' | 'login_ended_refused' | 'login_ended_left' }
  | { id: 'login_again'; name: string }

/**
 * Finds the message that explains why the last session ended, for the reason in the URL; undefined for an unknown
 * reason.
 */
export const findSessionEndNotice = (ended: string | null): LoginNotice | undefined =>
  ended === 'idle' || ended === 'refused' || ended === 'left' ? { id: `login_ended_${ended}` } : undefined
