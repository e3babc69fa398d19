import { bar, card, type Outline } from '@portal/contract/outline'

/** A screen of the console while it is on its way: a card with rows. */
export const listOutline: Outline = [
  card([bar('220px', '24px'), bar('100%', '40px'), bar('100%', '40px'), bar('100%', '40px')], '360px'),
]
