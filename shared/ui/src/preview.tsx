import type { Brand } from '@portal/domain/theme/tokens'
import { Page } from './page/Page.tsx'
import { Branded } from './preview/Branded.tsx'
import { Colors } from './preview/Colors.tsx'
import { Controls } from './preview/Controls.tsx'
import { Fields } from './preview/Fields.tsx'
import { Figures } from './preview/Figures.tsx'
import { Layers } from './preview/Layers.tsx'
import { States } from './preview/States.tsx'
import { Heading } from './text/Heading.tsx'

interface Props {
  firms: readonly { name: string; brand: Brand }[]
}

/**
 * Every component in the colours of every firm, for who changes the design system or brings in a firm.
 * Not for customers: its words are samples, in English only.
 */
export function ThemePreview({ firms }: Props) {
  return firms.map(({ name, brand }) => (
    <Branded key={name} brand={brand}>
      <Page maxW="1200px" mx="auto">
        <Heading level={1}>{name}</Heading>
        <Colors />
        <Controls />
        <Fields />
        <Figures />
        <States />
        <Layers />
      </Page>
    </Branded>
  ))
}
