import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { useStore } from '@portal/remote-kit/context'
import { SegmentedControl } from '@portal/remote-kit/segmented-control'
import { Box, chakra, Text } from '@portal/ui'
import { useShell } from '../layout/shell-context.tsx'
import { useText } from '../texts.ts'

const colorSchemes = ['system', 'light', 'dark'] as const

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
  const chosen = useStore(colorScheme.chosen)
  const chooseColorSettings = (part: Partial<ColorSettings>) => colorScheme.choose({ ...chosen, ...part })
  return (
    <Box>
      <Text textStyle="meta" color="ink2" mb="1">
        {text('look')}
      </Text>
      <SegmentedControl
        label={text('look')}
        options={colorSchemes.map((value) => ({ value, content: text(`look_${value}`) }))}
        chosen={chosen.scheme}
        onChoose={(scheme) => chooseColorSettings({ scheme })}
        isFullWidth
      />
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
