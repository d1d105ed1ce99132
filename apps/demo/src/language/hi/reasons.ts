type Says = Readonly<Record<string, string>>;

/**
 * Why a ball went as it did: the sentences of the rulebook of each game, each with the same in Hindi: what met on the ball, and what came of
 * it. What stands in braces is filled in from the English sentence. Behind a bar is how a name goes into it: `{batting|ने}` is आपने, उन्होंने
 * or Bell ने.
 */
export const reasons: Readonly<Record<string, { readonly met: Says; readonly came: Says }>> = {
  ccsl: {
    met: {
      '{batting} passed': '{batting|ने} पास किया',
      "{batting's} hidden {facts.card} met the guess {facts.guess}":
        "{batting's|का} छिपा {facts.card}, सामने अनुमान {facts.guess}",
      "{batting's} {facts.card} met {bowling's} {facts.bowled}":
        "{batting's|का} {facts.card}, सामने {bowling's|का} {facts.bowled}",
    },
    came: {
      'a card in the trap is out': 'जाल में फँसा कार्ड, आउट',
      'an odd card in a field shift is out': 'फ़ील्ड शिफ़्ट में विषम कार्ड, आउट',
      'the same card is out': 'वही कार्ड, आउट',
      'a pass scores nothing of its own': 'पास से अपने कोई रन नहीं',
      'a right guess stops the runs': 'सही अनुमान से रन रुके',
      'a wrong guess counts the card and a bonus, {runs}': 'ग़लत अनुमान, कार्ड के रन और बोनस, {runs}',
      'on a free hit the same card is not out, and scores {runs}': 'फ़्री हिट पर वही कार्ड आउट नहीं, {runs}',
      'the streak bonus doubles the card, {runs}': 'सिलसिले के बोनस से कार्ड दोगुना, {runs}',
      'the power blocker turns the card into 0': 'पावर ब्लॉकर ने कार्ड को 0 कर दिया',
      'defence mode halves the card, {runs}': 'डिफ़ेंस मोड में कार्ड आधा, {runs}',
      'a 0 that defence mode doubles stays 0': 'डिफ़ेंस मोड में 0 का दोगुना भी 0',
      'defence mode doubles the card, {runs}': 'डिफ़ेंस मोड में कार्ड दोगुना, {runs}',
      "the bowler's card was foreseen, which brings a bonus, {runs}": 'गेंदबाज़ का कार्ड पहचाना, बोनस के साथ {runs}',
      'the bowler played the same card twice, a no ball, {runs}': 'गेंदबाज़ ने वही कार्ड दोबारा खेला, नो बॉल, {runs}',
      'different cards, so the batter scores {runs}': 'अलग कार्ड, बल्लेबाज़ को {runs}',
    },
  },
  cubes: {
    met: {
      "{bowling's} {facts.bowler} met {batting's} {facts.batter}":
        "{bowling's|का} {facts.bowler}, सामने {batting's|का} {facts.batter}",
    },
    came: {
      'a bowler who is {facts.difference} higher takes a wicket, for {facts.need} is enough':
        'गेंदबाज़ {facts.difference} ऊपर, विकेट के लिए {facts.need} काफ़ी था',
      'the same number is a dot ball, for a wicket takes {facts.need} more':
        'एक जैसे अंक, डॉट बॉल; विकेट के लिए {facts.need} ज़्यादा चाहिए था',
      'the bowler is {facts.difference} higher, but a wicket takes {facts.need}: a dot ball':
        'गेंदबाज़ {facts.difference} ऊपर, पर विकेट के लिए {facts.need} चाहिए था: डॉट बॉल',
      'a batter who is {|facts.difference|} higher scores {runs}': 'बल्लेबाज़ {|facts.difference|} ऊपर, {runs}',
    },
  },
  wicked: {
    met: {
      'bowling {bowling-roll} and batting {batting-roll} led to zone {facts.zone}':
        'गेंदबाज़ी {bowling-roll} और बल्लेबाज़ी {batting-roll} से ज़ोन {facts.zone}',
      'the dice led to zone {facts.zone}': 'पासों से ज़ोन {facts.zone}',
    },
    came: {
      'a fielder there, and a roll of {facts.zoneRoll} is a catch': 'वहाँ फ़ील्डर, और पासे {facts.zoneRoll} यानी कैच',
      'a fielder there, and a roll of {facts.zoneRoll} is a wicket': 'वहाँ फ़ील्डर, और पासे {facts.zoneRoll} यानी विकेट',
      'a fielder there, and a roll of {facts.zoneRoll} leaves {runs} of {facts.potential}':
        'वहाँ फ़ील्डर, और पासे {facts.zoneRoll} से {facts.potential} में से {runs}',
      'a fielder there, but a roll of {facts.zoneRoll} stops nothing, {runs}':
        'वहाँ फ़ील्डर, पर पासे {facts.zoneRoll} ने कुछ नहीं रोका, {runs}',
      "nobody there, so the batter's card counts in full, {runs}": 'वहाँ कोई नहीं, बल्लेबाज़ के कार्ड के पूरे रन, {runs}',
    },
  },
  ctg: {
    met: {
      'the express ball turned up {express-card}': 'एक्सप्रेस गेंद पर {express-card} खुला',
      'the over card {over-card} decided the ball by its own table': 'ओवर कार्ड {over-card} ने अपनी तालिका से फ़ैसला किया',
      "{bowler's} {facts.dice.0} met {batter's} {facts.dice.1} and {|facts.meter|} from the meter":
        "{bowler's|का} {facts.dice.0}, सामने {batter's|का} {facts.dice.1} और मीटर से {|facts.meter|}",
      "{bowler's} {facts.dice.0} and {|facts.meter|} from the meter met {batter's} {facts.dice.1}":
        "{bowler's|का} {facts.dice.0} और मीटर से {|facts.meter|}, सामने {batter's|का} {facts.dice.1}",
      "{bowler's} {facts.dice.0} met {batter's} {facts.dice.1}":
        "{bowler's|का} {facts.dice.0}, सामने {batter's|का} {facts.dice.1}",
      'the over card {over-card} was turned': 'ओवर कार्ड {over-card} खुला',
    },
    came: {
      'two wicket symbols in a row, and a roll of {express-pair} bowls the batter':
        'लगातार दो विकेट के निशान, और पासे पर {express-pair}: बोल्ड',
      'a roll of {express-table} on the rule card bowls the batter': 'नियम कार्ड पर {express-table}: बोल्ड',
      'a roll of {express-table} on the rule card is {runs}': 'नियम कार्ड पर {express-table}: {runs}',
      'its symbol is a dot ball': 'निशान डॉट बॉल का',
      'its symbol is {runs}': 'निशान से {runs}',
      'its symbol gives the bowler a D8 on the next ball': 'निशान से अगली गेंद पर गेंदबाज़ को D8',
      'two wicket symbols in a row, but a roll of {express-pair} does not bowl the batter':
        'लगातार दो विकेट के निशान, पर पासे पर {express-pair}: बोल्ड नहीं',
      'one wicket symbol is not enough, a dot ball': 'एक विकेट का निशान काफ़ी नहीं, डॉट बॉल',
      "the bowler's highest number against a 1 is clean bowled": 'गेंदबाज़ का सबसे बड़ा अंक, सामने 1: सीधे बोल्ड',
      'missed by {|facts.margin|}, and a roll of {bowled-die} bowls the batter':
        '{|facts.margin|} से चूके, और पासे पर {bowled-die}: बोल्ड',
      'missed, and the appeal rolled {umpire-die}, out leg before': 'चूके, अपील पर {umpire-die}: पगबाधा आउट',
      'the ball came to the slips, who rolled {slip-dice}, a catch': 'गेंद स्लिप में, पासे पर {slip-dice}: कैच',
      'hit in the air to {facts.landing}, and a roll of {catch-die} holds the catch':
        '{facts.landing} की ओर हवा में, पासे पर {catch-die}: कैच',
      'hit to {facts.area}, and a roll of {run-out-die} runs {out} out, {runs}':
        '{facts.area} की ओर शॉट, थ्रो पर {run-out-die}: {out} रन आउट, {runs}',
      'a roll of {card-die} on its table is a wicket': 'तालिका पर {card-die}: विकेट',
      'a roll of {card-die} on its table is a run out': 'तालिका पर {card-die}: रन आउट',
      'out at first, but a review of {review-die} overturns it': 'पहले आउट, पर रिव्यू पर {review-die}: फ़ैसला पलटा',
      'clean bowled, but not on a no-ball': 'सीधे बोल्ड, पर नो बॉल पर नहीं',
      'clean bowled, but not on a free hit': 'सीधे बोल्ड, पर फ़्री हिट पर नहीं',
      'a 1 against an 8 is a natural six, {runs}': '8 के सामने 1: पासों से ही छक्का, {runs}',
      'a 1 against {facts.dice.1} is a natural four, {runs}': '{facts.dice.1} के सामने 1: पासों से ही चौका, {runs}',
      'hit {facts.distance} far with a green 2, over the rope for {runs}':
        'दूरी {facts.distance} और हरा 2, सीमा रेखा के पार, {runs}',
      'hit to the outermost area with a green face, over the rope for {runs}':
        'सबसे दूर की जगह और हरा पासा, सीमा रेखा के पार, {runs}',
      'hit {facts.distance} far with a bounce of {facts.bounce}, past the outfield for {runs}':
        'दूरी {facts.distance}, उछाल {facts.bounce}, आउटफ़ील्ड के पार, {runs}',
      'hit over the rope for {runs}': 'सीमा रेखा के पार, {runs}',
      'hit to {facts.area}, and the risky run comes off, {runs}': '{facts.area} की ओर शॉट, जोखिम वाला रन पूरा, {runs}',
      'the catch at {facts.landing} is dropped, {runs}': '{facts.landing} पर कैच छूटा, {runs}',
      'hit to {facts.area}, where nobody stands, {runs}': '{facts.area} की ओर शॉट, वहाँ कोई नहीं, {runs}',
      'hit to {facts.area}, where a fielder stops it, {runs}': '{facts.area} की ओर शॉट, फ़ील्डर ने रोका, {runs}',
      'hit, {runs}': 'शॉट, {runs}',
      'a roll of {card-die} is {runs}': 'पासे पर {card-die}: {runs}',
      'blocked, and the slips roll {slip-dice} for nothing': 'रोका, स्लिप के पासे {slip-dice} बेकार',
      'equal, so the ball is blocked': 'दोनों पासे बराबर, गेंद रोकी',
      'the same number on both dice, so the ball is blocked': 'दोनों पासे बराबर, गेंद रोकी',
      'missed by {|facts.margin|}, too little to bowl the batter': '{|facts.margin|} से चूके, बोल्ड के लिए कम',
      'missed by {|facts.margin|}, but the appeal rolled {umpire-die}, not out':
        '{|facts.margin|} से चूके, पर अपील पर {umpire-die}: आउट नहीं',
      'missed by {|facts.margin|}, and the slips roll {slip-dice} for nothing':
        '{|facts.margin|} से चूके, स्लिप के पासे {slip-dice} बेकार',
      'missed by {|facts.margin|}, but a roll of {bowled-die} does not bowl the batter':
        '{|facts.margin|} से चूके, पर पासे पर {bowled-die}: बोल्ड नहीं',
      'missed by {|facts.margin|}': '{|facts.margin|} से चूके',
      'a no-ball, {runs}': 'नो बॉल, {runs}',
    },
  },
  pocket: {
    met: {
      '{batter} met {bowler} at a difference of {facts.difference} on score card {facts.scoreCard}':
        '{batter} के सामने {bowler}, अंतर {facts.difference}, स्कोर कार्ड {facts.scoreCard}',
    },
    came: {
      'the card shows an out, and {runs}': 'कार्ड पर आउट, और {runs}',
      'an Out card took the batter, and the score card gives {runs}': 'आउट कार्ड ने बल्लेबाज़ को लिया, स्कोर कार्ड से {runs}',
      'the card shows an out, but the coin saved the defending batter, {runs}':
        'कार्ड पर आउट, पर सिक्के ने रक्षात्मक बल्लेबाज़ को बचाया, {runs}',
      'the card shows an out, but a chance card saved the batter, {runs}':
        'कार्ड पर आउट, पर चांस कार्ड ने बल्लेबाज़ को बचाया, {runs}',
      'a maiden card makes the over worth {runs}': 'मेडन कार्ड से ओवर के {runs}',
      'the card shows {facts.entry}, and chance cards make that {runs}': 'कार्ड पर {facts.entry}, चांस कार्डों से {runs}',
      'the card gives {runs}': 'कार्ड से {runs}',
    },
  },
};
