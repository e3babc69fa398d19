import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { useStore } from '@portal/remote-kit/context'
import { Box, chakra, Text } from '@portal/ui'
import { useId } from 'react'
import { useShell } from '../layout/context.tsx'
import { useText } from '../texts.ts'

const schemes = ['system', 'light', 'dark'] as const

const group = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  bg: 'tint2',
  rounded: 'field',
  p: '1',
}
const option = {
  minH: '44px',
  px: '2',
  rounded: '6px',
  textStyle: 'meta',
  color: 'ink2',
  '&[aria-pressed=true]': {
    bg: 'card',
    color: 'ink',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1.5px var(--edge)',
  },
}
const contrastRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '44px',
  mt: '1',
  textStyle: 'meta',
  '& > input': { appearance: 'auto', accentColor: 'var(--accent)', boxSize: '20px', flex: 'none' },
}

/** Choice of colour scheme and contrast on this device (THEME-08). */
export function ColorSchemeChoice() {
  const { look } = useShell()
  const text = useText()
  const label = useId()
  const chosen = useStore(look.chosen)
  const choose = (part: Partial<ColorSettings>) => look.choose({ ...chosen, ...part })
  return (
    <Box role="group" aria-labelledby={label}>
      <Text id={label} textStyle="meta" color="ink2" mb="1">
        {text('look')}
      </Text>

      <Box css={group}>
        {schemes.map((scheme) => (
          <chakra.button
            key={scheme}
            type="button"
            css={option}
            aria-pressed={chosen.scheme === scheme}
            onClick={() => choose({ scheme })}
          >
            {text(`look_${scheme}`)}
          </chakra.button>
        ))}
      </Box>
      <chakra.label css={contrastRow}>
        <input
          type="checkbox"
          checked={chosen.contrast === 'more'}
          onChange={({ target }) => choose({ contrast: target.checked ? 'more' : 'system' })}
        />
        {text('look_contrast')}
      </chakra.label>
    </Box>
  )
}
