/** How far one step of the slider goes, in euro: small where there is little room. */
export const stepOf = (room: number): number => (room >= 5_000 ? 500 : room >= 500 ? 50 : 10)
