import { chakra } from '../system/styled.tsx'

/** An amount, percentage or date, in tabular figures and without line breaks. */
export const Amount = chakra('span', { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
