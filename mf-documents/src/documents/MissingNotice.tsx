import { missingOf } from '@portal/domain/progress'
import { Dutch } from '@portal/remote-kit/dutch'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Button, ButtonLink, chakra, Notice } from '@portal/ui'
import { useState } from 'react'
import { mortgagePath } from '../shared/paths.ts'
import { useMortgages } from '../shared/use-mortgages.ts'
import { Message, useText } from '../texts.ts'

const AnswerRequest = lazyWithRetry(
  () => import(/* webpackChunkName: "answer-request" */ './AnswerRequest.tsx'),
)

const css = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
}

/** What an application still waits for, with the way to send it (UPLOAD-11). */
export function MissingNotice() {
  const text = useText()
  const mortgages = useMortgages().mortgages ?? []
  const [sending, setSending] = useState(false)
  const missing = mortgages.flatMap((mortgage) =>
    missingOf(mortgage.progress).map((item) => ({ ...item, mortgage })),
  )
  const [first, second] = missing
  const [asked, setAsked] = useState(first)
  if (first && !sending && first.id !== asked?.id) setAsked(first)
  return (
    <>
      {first && (
        <Notice status="warn" alignItems="center">
          <chakra.div css={css}>
            <p>
              {second ? (
                <Message
                  id="doc_missing_many"
                  values={{ count: missing.length }}
                  components={{ 0: <strong /> }}
                />
              ) : (
                <Message
                  id="doc_missing_one"
                  values={{ name: <Dutch>{first.name}</Dutch> }}
                  components={{ 0: <strong /> }}
                />
              )}
            </p>
            {second ? (
              <ButtonLink href={mortgagePath(first.mortgage.id)}>{text('doc_missing_see')}</ButtonLink>
            ) : (
              <Button
                aria-label={text('doc_missing_send_label', { name: first.name })}
                onClick={() => setSending(true)}
              >
                {text('doc_missing_send')}
              </Button>
            )}
          </chakra.div>
        </Notice>
      )}
      {asked && sending && <AnswerRequest item={asked} onClose={() => setSending(false)} />}
    </>
  )
}
