/**
 * What a card is made of: white, or the dark of a dark look. For what a remote draws itself; shells from before have only light
 * looks, and no such colour.
 */
export const cardGround = 'var(--card, #fff)'
