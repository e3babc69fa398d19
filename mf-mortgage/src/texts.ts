import { textsOf } from '@portal/remote-kit'
import type nl from './texts/nl.json'

export const { useText, Text: Message } = textsOf<typeof nl>()
