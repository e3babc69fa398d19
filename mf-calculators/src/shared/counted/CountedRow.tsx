import { Dutch } from '@portal/remote-kit/dutch'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { Box, chakra, Flex, Icon, Text, VisuallyHidden } from '@portal/ui'
import { useText } from '../../texts.ts'
import type { CountedItem } from './counted.ts'

const row = { display: 'flex', gap: '2.5', py: '2.5', borderTopWidth: '1px', borderColor: 'line' }

/** A row of the list: whether the item counts, assumptions about it, and a decision by the customer. */
export function CountedRow({ item }: { item: CountedItem }) {
  const text = useText()
  const { name, isDutch, amount, about, isCounted, edit, control } = item
  return (
    <chakra.li css={row}>
      <Box color={isCounted ? 'good' : 'ink2'} pt="0.5" flex="none">
        <Icon name={isCounted ? 'check' : 'minus'} size={20} />
        <VisuallyHidden>{text(isCounted ? 'counted_yes' : 'counted_no')}</VisuallyHidden>
      </Box>
      <Box flex="1" minW="0">
        <Flex wrap="wrap" justify="space-between" gap="0 16px">
          <Text fontWeight={500} minW="0" overflowWrap="anywhere">
            {isDutch ? <Dutch>{name}</Dutch> : name}
          </Text>
          {amount && (
            <Text color="ink2" fontVariantNumeric="tabular-nums">
              {amount}
            </Text>
          )}
        </Flex>
        {about && (
          <Text textStyle="meta" color="ink2">
            {about}
          </Text>
        )}
        {control}
        {edit && <Edit edit={edit} name={name} />}
      </Box>
    </chakra.li>
  )
}

function Edit({ edit, name }: { edit: NonNullable<CountedItem['edit']>; name: string }) {
  const text = useText()
  const href = useEditPath(edit.category, { item: edit.item ?? null, ofPartner: edit.ofPartner ?? false })
  return (
    <EditLink href={href} label={text('counted_edit_of', { name })}>
      {text('counted_edit')}
    </EditLink>
  )
}
