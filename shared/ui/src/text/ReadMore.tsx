import { previewLength, previewOf } from '@portal/domain/format/preview'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { useWide } from '../system/use-wide.ts'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { Text } from './Text.tsx'
import { touchTarget } from './touch-target.ts'

/**
 * A comment that may be long: its start, and the rest one click away (INPUT-09). `lang` if it differs from the page's.
 */
export function ReadMore({ text, lang }: { text: string; lang?: string }) {
  const word = useUiText()
  const [open, setOpen] = useState(false)
  const preview = previewOf(text, useWide() ? previewLength.wide : previewLength.narrow)
  return (
    <Text whiteSpace="pre-line">
      <span lang={lang}>{preview && !open ? preview : text}</span>
      {preview && (
        <Button
          kind="quiet"
          css={touchTarget}
          display="inline"
          minH="0"
          p="0"
          ml="1"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {word(open ? 'read_less' : 'read_more')}
        </Button>
      )}
    </Text>
  )
}
