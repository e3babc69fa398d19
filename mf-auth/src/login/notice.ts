/** Message above the sign-in form, from what happened before. */
export type LoginNotice =
  | { id: 'recovery_sent' | 'login_ended_idle' | 'login_ended_refused' }
  | { id: 'login_again'; name: string }

/** Why the session before ended, as the portal's address says it; undefined where it says nothing known. */
export const noticeOf = (ended: string | null): LoginNotice | undefined =>
  ended === 'idle' || ended === 'refused' ? { id: `login_ended_${ended}` } : undefined
