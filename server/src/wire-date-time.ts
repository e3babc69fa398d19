export const toWireDateTime = (moment: Date | null): string | null => moment?.toISOString() ?? null
