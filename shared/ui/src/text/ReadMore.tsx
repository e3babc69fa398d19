import { maxPreviewLengths, truncateAtWord } from '@portal/domain/format/text-preview'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { useIsWide } from '../system/use-is-wide.ts'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { Text } from './Text.tsx'
import { touchTargetCss } from './touch-target.ts'

/**
 * A text that may be long. It shows the start, and the rest after a click (INPUT-09). `lang` is the language of the
 * text, if it differs from the page's.
 */
export function ReadMore({ text, lang }: { text: string; lang?: string }) {
  const uiText = useUiText()
  const [open, setOpen] = useState(false)
  const preview = truncateAtWord(text, useIsWide() ? maxPreviewLengths.wide : maxPreviewLengths.narrow)
  return (
    <Text whiteSpace="pre-line">
      <span lang={lang}>{preview && !open ? preview : text}</span>
      {preview && (
        <Button
          kind="quiet"
          css={touchTargetCss}
          display="inline"
          minH="0"
          p="0"
          ml="1"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {uiText(open ? 'read_less' : 'read_more')}
        </Button>
      )}
    </Text>
  )
}
