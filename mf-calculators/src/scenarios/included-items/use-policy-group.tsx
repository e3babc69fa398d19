import { formatWholeEuro } from '@portal/domain/format/format-money'
import type { ExclusionReason, PolicyCover } from '@portal/domain/policy-cover'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useId } from 'react'
import type { IncludedItem, IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import { useExcludedPolicies } from '../../shared/included-items/use-included-groups.ts'
import { useText } from '../../texts.ts'
import { type InclusionContext, setCoverIncluded } from './inclusion-choices.ts'

function useFormatCover(names: Record<'applicant' | 'partner', string>) {
  const text = useText()
  const { language } = useLanguage()
  return {
    /** Formats a benefit as '€ 950 per maand bij werkloosheid'. */
    amount: ({ sent }: PolicyCover): string =>
      text(sent.monthly_benefit ? `cover_monthly_${sent.covers}` : 'cover_at_death', {
        amount: formatWholeEuro(sent.monthly_benefit ?? sent.amount ?? 0, language),
      }),
    /** Formats the insured person, the period in which the policy pays, and the assumptions. */
    about: ({ sent, isNamed, changes }: PolicyCover): string =>
      [
        text(isNamed ? 'cover_insured' : 'cover_insured_assumed', { name: names[sent.insured] }),
        sent.covers === 'death' &&
          text(sent.beneficiary === 'lender' ? 'cover_to_lender' : 'cover_to_survivor'),
        sent.waiting_months > 0 && text('cover_waiting', { count: sent.waiting_months }),
        sent.duration_in_months != null && text('cover_duration', { count: sent.duration_in_months }),
        sent.end_age != null && text('cover_end_age', { age: sent.end_age }),
        sent.monthly_benefit && sent.covers === 'incapacity' && text('cover_partial'),
        changes && text('cover_changes'),
      ]
        .filter(Boolean)
        .join(' '),
    why: (why: ExclusionReason): string => text(`cover_out_${why}`),
  }
}

interface CoverSwitchProps {
  /** Name of the policy. */
  name: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

const coverCheckboxCss = { w: '24px', h: '24px', flex: 'none', accentColor: 'var(--link)', cursor: 'pointer' }

/** Switch that includes or excludes a policy's payments. */
function CoverSwitch({ name, isOn, onSwitch }: CoverSwitchProps) {
  const text = useText()
  const id = useId()
  return (
    <chakra.label htmlFor={id} display="inline-flex" alignItems="center" gap="3" minH="44px" cursor="pointer">
      <chakra.input
        type="checkbox"
        id={id}
        css={coverCheckboxCss}
        aria-label={text('cover_counts_of', { name })}
        checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <span>{text('cover_counts')}</span>
    </chakra.label>
  )
}

/** Included policy benefits, each with a switch, and excluded ones with the reason. */
export function useScenarioPolicyGroup({
  extras,
  names,
  decided,
  onDecide,
}: InclusionContext): IncludedItemGroup {
  const text = useText()
  const coverFormats = useFormatCover(names)
  const { policies } = extras
  const excluded = useExcludedPolicies(
    text(policies === null ? 'counted_policies_off' : 'counted_policies_failed'),
  )
  if (policies === null || policies === 'failed') return excluded
  const covers = policies.covers.map((cover): IncludedItem => {
    const isOn = !decided.off.includes(cover.id)
    return {
      id: cover.id,
      name: cover.name,
      isDutch: true,
      amount: coverFormats.amount(cover),
      about: coverFormats.about(cover),
      isCounted: isOn,
      control: (
        <CoverSwitch
          name={`${cover.name}, ${coverFormats.amount(cover)}`}
          isOn={isOn}
          onSwitch={(next) => onDecide(setCoverIncluded(decided, cover.id, next))}
        />
      ),
    }
  })
  const leftOut = policies.leftOut.map(
    ({ id, name, why }): IncludedItem => ({
      id: `out-${id}`,
      name,
      isDutch: true,
      about: coverFormats.why(why),
      isCounted: false,
    }),
  )
  const count = covers.filter(({ isCounted }) => isCounted).length
  return {
    id: 'policies',
    title: excluded.title,
    summary: text('counted_policies_sum', { count }),
    items: [...covers, ...leftOut],
  }
}
