/** Message above the sign-in form, from what happened before. */
export type LoginNotice =
  | { id: 'recovery_sent' | 'login_ended_idle' | 'login_ended_refused' | 'login_ended_left' }
  | { id: 'login_again'; name: string }

/** How the session before ended, as the portal's address says it; undefined where it says nothing known. */
export const noticeOf = (ended: string | null): LoginNotice | undefined =>
  ended === 'idle' || ended === 'refused' || ended === 'left' ? { id: `login_ended_${ended}` } : undefined
