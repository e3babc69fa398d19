import { bar, card, type Outline } from '@portal/contract/outline'

/** A list of the desk while it is on its way: a card with rows. */
export const listOutline: Outline = [
  card([bar('220px', '24px'), bar('100%', '40px'), bar('100%', '40px'), bar('100%', '40px')], '420px'),
]

const small = card([bar('160px', '24px'), bar('100%', '40px'), bar('100%', '40px')], '220px')

/** Cards below each other while they are on their way. */
export const cardsOutline: Outline = [small, small]
