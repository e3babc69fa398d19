import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { useStore } from '@portal/remote-kit/context'
import { Box, chakra, Text } from '@portal/ui'
import { useId } from 'react'
import { useShell } from '../layout/shell-context.tsx'
import { useText } from '../texts.ts'

const colorSchemes = ['system', 'light', 'dark'] as const

const groupCss = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  bg: 'tint2',
  rounded: 'field',
  p: '1',
}
const optionCss = {
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
const contrastRowCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '44px',
  mt: '1',
  textStyle: 'meta',
  '& > input': { appearance: 'auto', accentColor: 'var(--accent)', boxSize: '20px', flex: 'none' },
}

export function ColorSchemeChoice() {
  const { colorScheme } = useShell()
  const text = useText()
  const label = useId()
  const chosen = useStore(colorScheme.chosen)
  const chooseColorSettings = (part: Partial<ColorSettings>) => colorScheme.choose({ ...chosen, ...part })
  return (
    <Box role="group" aria-labelledby={label}>
      <Text id={label} textStyle="meta" color="ink2" mb="1">
        {text('look')}
      </Text>

      <Box css={groupCss}>
        {colorSchemes.map((scheme) => (
          <chakra.button
            key={scheme}
            type="button"
            css={optionCss}
            aria-pressed={chosen.scheme === scheme}
            onClick={() => chooseColorSettings({ scheme })}
          >
            {text(`look_${scheme}`)}
          </chakra.button>
        ))}
      </Box>
      <chakra.label css={contrastRowCss}>
        <input
          type="checkbox"
          checked={chosen.contrast === 'more'}
          onChange={({ target }) => chooseColorSettings({ contrast: target.checked ? 'more' : 'system' })}
        />
        {text('look_contrast')}
      </chakra.label>
    </Box>
  )
}
