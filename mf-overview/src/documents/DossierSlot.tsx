import { DossierCard } from '../shared/dossier/DossierCard.tsx'

/** Card to download the customer file, on the documents screen. */
export default function DossierSlot() {
  return <DossierCard />
}
