import { bar, type Outline, times } from '@portal/contract/outline'

/** The notes while they are on their way. */
export const outline: Outline = [bar('160px', '44px'), ...times(3, bar(undefined, '96px', 'card'))]
