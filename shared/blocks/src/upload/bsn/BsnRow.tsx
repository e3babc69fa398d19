import type { SystemStyleObject } from '@chakra-ui/react'
import { Box, Button, Flex, Text, useUiLocale } from '@portal/ui'
import { useLayoutEffect, useRef } from 'react'
import type { BsnStep, UploadItem } from '../upload-queue.ts'
import type { Uploads } from '../uploads-interface.ts'
import { formatBsnText } from './bsn-state-text.ts'
import { DetectedBsnDetail } from './DetectedBsnDetail.tsx'

interface BsnRowProps {
  item: UploadItem
  uploads: Omit<Uploads, 'start'>
  css: SystemStyleObject
}

/** Maximum number of findings that are shown. */
const maxShownFindings = 4

/**
 * Moves the focus to the row of the file when the focused button disappears. Otherwise the browser would move it to the
 * top of the page.
 */
function useKeepFocusInRow() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const part = box.current
    const row = part?.closest('li')
    return () => {
      if (!row || !part?.contains(document.activeElement)) return
      row.tabIndex = -1
      row.style.outline = 'none'
      row.focus()
    }
  }, [])
  return box
}

/** Shows the citizen service numbers that were found in a file, and what the customer can do (BSN-02 … BSN-05). */
export function BsnRow(props: BsnRowProps) {
  const { bsn } = props.item
  if (bsn?.step === 'looking' && bsn.slow) return <SkipCheckButton {...props} />
  return bsn?.step === 'seen' || bsn?.step === 'masking' ? <BsnFindings {...props} bsn={bsn} /> : null
}

function SkipCheckButton({ item: { id }, uploads, css }: BsnRowProps) {
  const wording = useUiLocale()
  const box = useKeepFocusInRow()
  return (
    <Box ref={box} css={css} pt="1">
      <Button kind="secondary" small onClick={() => uploads.skipBsnCheck(id)}>
        {formatBsnText('bsn_pass', wording)}
      </Button>
    </Box>
  )
}

type BsnFoundStep = Extract<BsnStep, { step: 'seen' | 'masking' }>

function BsnFindings({ item: { id, name }, uploads, css, bsn }: BsnRowProps & { bsn: BsnFoundStep }) {
  const wording = useUiLocale()
  const box = useKeepFocusInRow()
  const busy = bsn.step === 'masking'
  const isPdf = name.endsWith('.pdf')
  return (
    <Box ref={box} css={css} pt="2" display="grid" gap="3">
      {bsn.scanResult.numbers.slice(0, maxShownFindings).map((number) => (
        <DetectedBsnDetail
          key={`${number.page} ${number.corners[0]?.x} ${number.corners[0]?.y}`}
          number={number}
          page={isPdf ? formatBsnText('bsn_page', wording, { page: number.page }) : null}
          label={formatBsnText('bsn_detail', wording, { page: number.page, number: number.digits })}
        />
      ))}
      {isPdf && (
        <Text textStyle="meta" color="ink2">
          {formatBsnText('bsn_mask_page', wording)}
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        <Button small busy={busy} onClick={() => uploads.mask(id)}>
          {formatBsnText(busy ? 'bsn_masking' : 'bsn_mask', wording)}
        </Button>
        {!busy && (
          <Button kind="secondary" small onClick={() => uploads.sendWithBsn(id)}>
            {formatBsnText('bsn_keep', wording)}
          </Button>
        )}
      </Flex>
    </Box>
  )
}
