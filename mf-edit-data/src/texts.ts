import { textsOf } from '@portal/remote-kit'
import type nl from './texts/nl.json'

/** The messages of this remote. */
export const { useText, Text: Message } = textsOf<typeof nl>()
