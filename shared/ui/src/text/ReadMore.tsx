import { previewLength, previewOf } from '@portal/domain/format/preview'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { useWide } from '../system/use-wide.ts'
import { useWords } from '../words/words.ts'
import { forFingers } from './finger.ts'
import { Text } from './Text.tsx'

/**
 * A comment that may be long: its start, and the rest one click away (INPUT-09). `lang` if it differs from the page's.
 */
export function ReadMore({ text, lang }: { text: string; lang?: string }) {
  const word = useWords()
  const [open, setOpen] = useState(false)
  const preview = previewOf(text, useWide() ? previewLength.wide : previewLength.narrow)
  return (
    <Text whiteSpace="pre-line">
      <span lang={lang}>{preview && !open ? preview : text}</span>
      {preview && (
        <Button
          kind="quiet"
          css={forFingers}
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
