import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Box, Button, Card, Flex, Heading, Icon, Text } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../texts.ts'
import { type IncludedItem, type IncludedItemGroup, listExcludedItems } from './included-item.ts'

const IncludedItemsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "counted" */ './IncludedItemsDrawer.tsx'),
  ({ open }) => open,
)

interface IncludedItemsProps {
  groups: readonly IncludedItemGroup[]
  /** First day of the norms used; null if unknown. */
  norms?: string | null
  about?: string
}

const renderSummaryLine = (icon: 'check' | 'minus', children: ReactNode) => (
  <Flex gap="2.5" align="flex-start">
    <Box color={icon === 'check' ? 'good' : 'ink2'} pt="0.5" flex="none">
      <Icon name={icon} size={20} />
    </Box>
    <Text minW="0">{children}</Text>
  </Flex>
)

/** Summary of the items that a result includes and excludes, on two lines, with a link to the full list. */
export function IncludedItems({ groups: all, norms, about }: IncludedItemsProps) {
  const text = useText()
  const { language } = useLanguage()
  const [open, setOpen] = useState(false)
  const groups = all.filter(({ items }) => items.length > 0)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const counted = groups.filter(({ items }) => items.some(({ isCounted }) => isCounted))
  const leftOut = listExcludedItems(groups)
  /**
   * Writes a name as within a sentence: with a lower-case first letter, except in German. A Dutch name from the tenant,
   * lender or insurer stays unchanged.
   */
  const getNameInSentence = ({ name, isDutch }: IncludedItem) =>
    isDutch || language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)
  const day = norms && formatDate(norms, language)
  return (
    <Card as="section" aria-labelledby="counted-title" display="grid" gap="2">
      <Heading level={3} id="counted-title">
        {text('counted_title')}
      </Heading>
      {about && <Text>{about}</Text>}
      {counted.length > 0 &&
        renderSummaryLine(
          'check',
          text('counted_in', { list: list.format(counted.map(({ summary }) => summary)) }),
        )}
      {renderSummaryLine(
        leftOut.length > 0 ? 'minus' : 'check',
        leftOut.length > 0
          ? text('counted_out', { list: list.format(leftOut.map(getNameInSentence)) })
          : text('counted_all'),
      )}
      <Flex wrap="wrap" gap="6px 16px" align="center">
        {day && (
          <Text textStyle="meta" color="ink2">
            {text('counted_norms', { date: day })}
          </Text>
        )}
        <Button kind="quiet" small ml="-3" onClick={() => setOpen(true)} _print={{ display: 'none' }}>
          {text('counted_open')}
        </Button>
      </Flex>
      <IncludedItemsOverlay open={open} groups={groups} onClose={() => setOpen(false)} />
    </Card>
  )
}
