import { getFirms } from '@portal/contract/firm'
import { itemPath, QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Badge, Card, Flex, Link, Page, SearchList, Text } from '@portal/ui'
import { firmsPath } from '../shared/paths.ts'
import { listSkeleton } from '../shared/skeleton.ts'
import { useText } from '../texts.ts'

/** All tenants, with what they have switched off. */
export default function FirmsScreen() {
  const text = useText()
  const firms = useCurrent(getFirms)
  return (
    <QueryView read={firms} waiting={<ScreenSkeleton of={listSkeleton} />} error={[text('firms_error')]}>
      {({ data }) => (
        <Page>
          <Card>
            <SearchList
              items={data}
              keyOf={({ subdomain }) => subdomain}
              textOf={({ name, subdomain }) => `${name} ${subdomain}`}
              label={text('firms_search')}
              empty={<Text color="ink2">{text('firms_empty')}</Text>}
            >
              {({ subdomain, name, off }) => (
                <Flex gap="3" wrap="wrap" align="center" justify="space-between" py="3">
                  <div>
                    <Link href={itemPath(firmsPath, subdomain)} fontWeight={600}>
                      {name}
                    </Link>
                    <Text textStyle="meta" color="ink2">
                      {subdomain}
                    </Text>
                  </div>
                  <Flex gap="2" wrap="wrap">
                    {off.map((remote) => (
                      <Badge key={remote} status="bad">
                        {text('remote_off', { remote })}
                      </Badge>
                    ))}
                  </Flex>
                </Flex>
              )}
            </SearchList>
          </Card>
        </Page>
      )}
    </QueryView>
  )
}
