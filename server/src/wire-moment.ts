/** A stored moment as the wire has it. */
export const wireMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null
