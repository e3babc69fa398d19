import { formatEuro } from '@portal/domain/format/money'
import { QueryView, useLanguage } from '@portal/remote-kit'
import { useAddDataPath } from '@portal/remote-kit/edit-path'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { DonutCard, FigureCard } from '@portal/ui'
import type { ReactNode } from 'react'
import type { Household } from '../../shared/people.ts'
import { rowSkeleton } from '../../shared/skeleton.ts'
import { useText } from '../../texts.ts'

interface Props {
  household: Household<unknown>
  question: string
  /** One line that explains the figure. */
  why: string
  go: { label: string; href: string }
  art: ReactNode
  failed: string
  empty: { title: string; hint: string }
}

/** A figure card of what a household has of something in a year, a part of the ring for each person. */
export function HouseholdFigure({ household, question, why, go, art, failed, empty }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const { pending, people, total } = household
  const href = useAddDataPath('income')
  const tell = href && { label: text('tell_us'), href }
  const broken = people.find((person) => person.failed)
  return (
    <QueryView
      read={{ data: total ?? undefined, isPending: pending, refetch: () => broken?.retry() }}
      waiting={<ScreenSkeleton of={rowSkeleton} />}
      error={[failed, text('error_hint')]}
    >
      {(total) =>
        total === 0 ? (
          <FigureCard
            folded
            question={empty.title}
            amount=""
            why={empty.hint}
            picture={art}
            {...(tell ? { go: tell } : {})}
          />
        ) : (
          <DonutCard
            folded
            question={question}
            unit={text('gross_a_year')}
            why={why}
            format={(amount) => formatEuro(amount, language)}
            art={art}
            go={go}
            slices={people.map(({ who, name, total }) => ({
              id: who,
              label: name ?? text(who === 'customer' ? 'you' : 'partner'),
              value: total,
            }))}
          />
        )
      }
    </QueryView>
  )
}
