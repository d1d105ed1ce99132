/** What the games are called on the home page, and what kind of game each is. */
export const games: Readonly<Record<string, { readonly title: string; readonly blurb: string }>> = {
  ctg: {
    title: 'क्रिकेट: द गेम',
    blurb: 'मैदान पर कप्तानी कीजिए: फ़ील्ड लगाइए, शॉट चुनिए, उछाल के लिए पासा फेंकिए।',
  },
  wicked: {
    title: 'विकेड क्रिकेट',
    blurb: 'एक कार्ड पर पूरा ओवर: गेंदबाज़ और फ़ील्ड चुनिए, फ़ैसला चार्ट पर छोड़िए।',
  },
  cubes: {
    title: 'क्यूब्स',
    blurb: 'हर टीम के छह क्यूब, ओवर की छह गेंदें: सामने वाले के देखे बिना अपना क्रम लगाइए।',
  },
  ccsl: {
    title: 'क्रिकेट कार्ड स्ट्रैटेजी लीग',
    blurb: 'दोनों के हाथ में अंक। एक जैसा कार्ड खेला, तो आउट।',
  },
  pocket: {
    title: 'पॉकेट क्रिकेट',
    blurb: 'कार्ड, रैंक और हिम्मत: हर चाल का जवाब दीजिए, जब तक कोई पास न करे।',
  },
  'hand-cricket': {
    title: 'हैंड क्रिकेट',
    blurb: 'गली का उँगलियों वाला खेल, किसी और के पैकेज से, सामान्य मेज़ पर।',
  },
};
