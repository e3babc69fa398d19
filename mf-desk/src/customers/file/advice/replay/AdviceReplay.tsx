import { getReplayedAdvice, type ReplayedAdvice } from '@portal/contract/desk/given-advice'
import type { Id } from '@portal/contract/wire'
import { formatShortDate } from '@portal/domain/format/date'
import { QueryView, useLanguage } from '@portal/remote-kit'
import { Card, Loading, Section, Skeleton, Stack, Text } from '@portal/ui'
import { useDeskData } from '../../../../shared/use-desk-data.ts'
import { useText } from '../../../../texts.ts'
import { ReplayRun } from './ReplayRun.tsx'

/**
 * Shows whether an advice has the same result when calculated again, with the norms of its day and with current norms.
 */
export function AdviceReplay({ id }: { id: Id }) {
  const text = useText()
  const replayed = useDeskData(getReplayedAdvice, { params: { id } })
  return (
    <Card>
      <Section title={text('replay')}>
        <QueryView
          read={replayed}
          placeholder={
            <Loading>
              <Skeleton h="80px" />
            </Loading>
          }
          error={[text('replay_error')]}
        >
          {({ data }) =>
            data ? <ReplayRuns replayed={data} /> : <Text color="ink2">{text('replay_unreadable')}</Text>
          }
        </QueryView>
      </Section>
    </Card>
  )
}

function ReplayRuns({ replayed: { that_day: then, today } }: { replayed: ReplayedAdvice }) {
  const text = useText()
  const { language } = useLanguage()
  const day = formatShortDate(then.day, language) ?? then.day
  const formatDifferenceCount = (differences: readonly unknown[]) =>
    text('replay_differs', { count: differences.length })
  const outcomeThen = then.same ? text('replay_to_the_byte') : text('replay_steps_differ')
  return (
    <Stack gap="5">
      <ReplayRun
        run={then}
        title={text('replay_that_day', { day })}
        isGood={then.same}
        outcome={then.differences.length > 0 ? formatDifferenceCount(then.differences) : outcomeThen}
      />
      <ReplayRun
        run={today}
        title={text('replay_today')}
        isGood={today.differences.length === 0}
        outcome={
          today.differences.length > 0 ? formatDifferenceCount(today.differences) : text('replay_same')
        }
      />
    </Stack>
  )
}
