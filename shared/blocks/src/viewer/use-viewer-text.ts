import { createChunkTexts } from '@portal/remote-kit/chunk-texts'
import de from './texts/de.json'
import de_u from './texts/de_u.json'
import en from './texts/en.json'
import en_u from './texts/en_u.json'
import nl from './texts/nl.json'
import nl_u from './texts/nl_u.json'

export const { useText: useViewerText } = createChunkTexts({ nl, nl_u, en, en_u, de, de_u })
