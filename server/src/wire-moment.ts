/** A stored time in wire format. */
export const wireMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null
