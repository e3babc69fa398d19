import {
  type AccessRights,
  customerFileSubjects,
  type GivenAccessGrant,
  type ReceivedAccessGrant,
} from '@portal/contract/household'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { toTenantDay } from '@portal/time/clock'
import { useHouseholdText } from './use-household-text.ts'

type FormattableGrant = Pick<
  GivenAccessGrant | ReceivedAccessGrant,
  'kind' | 'rights' | 'state' | 'ends_at' | 'ended_at'
>

/** Last day on which a grant is valid, as 'YYYY-MM-DD'. */
export const getLastDay = (endsAt: string | null): string =>
  endsAt ? toTenantDay(new Date(new Date(endsAt).getTime() - 1000)) : ''

export function useGrantTexts() {
  const text = useHouseholdText()
  const { language } = useLanguage()
  const formatDay = (day: string) => formatDate(day, language) ?? ''
  const formatRights = (rights: AccessRights): string => {
    const listDataCategoryNames = (right: 'read' | 'change') =>
      customerFileSubjects.filter((one) => rights[one] === right).map((one) => text(`subject_${one}`))
    const [read, change] = [listDataCategoryNames('read'), listDataCategoryNames('change')]
    return [
      read.length > 0 ? text('sees', { subjects: read.join(', ') }) : [],
      change.length > 0 ? text('changes', { subjects: change.join(', ') }) : [],
    ]
      .flat()
      .join(' · ')
  }
  const formatState = ({ state, ends_at, ended_at }: FormattableGrant): string => {
    if (state === 'ended')
      return text('ended_on', { date: formatDay(ended_at ? toTenantDay(new Date(ended_at)) : '') })
    const until = ends_at ? text('until', { date: formatDay(getLastDay(ends_at)) }) : ''
    return [state === 'invited' ? text('waits') : '', until].filter(Boolean).join(' ')
  }
  return {
    formatRights,
    about: (grant: FormattableGrant): string =>
      [
        text(grant.kind === 'partner' ? 'partner' : 'delegate'),
        grant.state === 'ended' ? '' : formatRights(grant.rights),
        formatState(grant),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
