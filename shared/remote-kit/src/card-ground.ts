/**
 * What a card is made of: white, or the dark of a dark look. For what a remote draws itself.
 */
export const cardGround = 'var(--card)'
