import { offer } from '../language/offer.js';
import { changeLanguage } from './settings.js';

/** Offers the language of the browser, once: whoever answers has chosen, and finds the choice in the settings. */
export default function OfferLanguage() {
  return (
    <div
      lang={offer.language}
      role="status"
      className="flex flex-wrap items-center justify-center gap-2 border-b border-line bg-raised px-4 py-1 text-sm"
      data-offer
    >
      <p>{offer.say}</p>
      <button type="button" className="button button-main min-h-10 px-3" onClick={() => changeLanguage(offer.language)}>
        {offer.take}
      </button>
      <button type="button" className="button min-h-10 px-3" onClick={() => changeLanguage('en')}>
        {offer.leave}
      </button>
    </div>
  );
}
