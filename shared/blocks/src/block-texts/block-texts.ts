import { createUiTextHook, type UiTextId } from '@portal/ui'
import dutch from './nl.json' with { type: 'json' }

export type BlockTextId = UiTextId | keyof typeof dutch

/** Returns the texts of the blocks that the shell shares, in the locale of the design system's texts. */
export const useBlockText = createUiTextHook(dutch)
