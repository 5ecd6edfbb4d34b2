-- The first posts of the blog, written by us. Every statement that is not plain advice
-- names its source at the end of the post. Safe to run again: what is there is left alone.

insert into public.blog_categories (id, name, slug) values
  ('5b1f6d1e-0000-4000-8000-000000000001', 'Choosing a clinic', 'choosing-a-clinic'),
  ('5b1f6d1e-0000-4000-8000-000000000002', 'Tests and treatment', 'tests-and-treatment'),
  ('5b1f6d1e-0000-4000-8000-000000000003', 'Planning and costs', 'planning-and-costs')
on conflict do nothing;

do $seed$
begin
-- The trigger would date all of them to this moment.
alter table public.blog_posts disable trigger set_post_dates;

insert into public.blog_posts
  (id, slug, category_id, published, created_at, updated_at, published_at, author_name,
   featured_image, og_image, twitter_image, meta_keywords, title, excerpt, meta_description, content)
values
('5b1f6d1e-0000-4000-8000-000000000101', 'how-to-read-an-ivf-success-rate',
 '5b1f6d1e-0000-4000-8000-000000000001', true, '2026-09-02 08:00Z', '2026-09-02 08:00Z', '2026-09-03 07:00Z',
 'The editors', '/blog/success-rates.svg', '/blog/success-rates.png', '/blog/success-rates.png',
 '{"IVF success rate", "live birth rate", "comparing clinics"}',
 'How to read an IVF success rate',
 'Two clinics can advertise very different percentages and do equally good work. Four questions tell you what a figure really says.',
 'Per cycle or per transfer, pregnancy or live birth, which age group, which years: four questions that make IVF success rates of clinics comparable.',
 $html$
<p>Hardly any number is looked at as closely as a clinic's success rate, and hardly any is as easy to misread. There is no common European rule for what a clinic may print on its front page. That does not make the figure useless. It means that you have to ask what was counted.</p>
<h2>1. Out of what?</h2>
<p>A treatment loses people on the way: not every started cycle reaches egg collection, not every collection gives an embryo, and not every embryo is transferred. A rate can be counted against any of these steps.</p>
<ul>
<li><strong>Per started cycle</strong> includes everybody who began. It is the most honest answer to the question 'what happens if I start?'.</li>
<li><strong>Per egg collection</strong> leaves out those whose stimulation was stopped.</li>
<li><strong>Per embryo transfer</strong> leaves out everybody who had no embryo to transfer. It is usually the highest of the three.</li>
</ul>
<p>Comparing a rate per transfer of one clinic with a rate per cycle of another says nothing about either.</p>
<h2>2. What counts as success?</h2>
<p>A positive test, a heartbeat on the ultrasound and a baby in your arms are three different things, weeks and months apart. Some pregnancies end early, so the number shrinks from one to the next. Ask for <strong>live births</strong>. If a clinic publishes clinical pregnancies only, compare it with other clinics' clinical pregnancies.</p>
<h2>3. Whose results?</h2>
<p>The age of the person whose eggs are used matters more than almost anything a clinic does. National registers therefore publish results by age group, and so should a clinic. A rate with donor eggs reflects the donor's age and must stand apart from the rate with own eggs.</p>
<p>Ask as well whom the clinic treats. One that takes on people whom others turn away will have a lower rate and may still be the better choice for you.</p>
<h2>4. When, and how many?</h2>
<p>A percentage from a few dozen treatments moves a lot by chance alone. Look for the period, the number of treatments behind the figure, and who checked it. Where a national register exists, prefer its figures to the clinic's own.</p>
<blockquote><p>A good clinic answers these questions without being pressed. An evasive answer is an answer too.</p></blockquote>
<h2>How this directory handles it</h2>
<p>We mark every figure for which we know no published source as a <em>sample figure</em>. Please do not choose a clinic by one of those. Use the page to draw up your list of clinics, then put the four questions to each of them.</p>
<h2>Sources and further reading</h2>
<ul>
<li><a href="https://www.hfea.gov.uk/choose-a-clinic/">HFEA: Choose a fertility clinic</a>, how the British regulator presents clinics' results</li>
<li><a href="https://www.eshre.eu/">ESHRE</a>, the European society that collects national results in its European IVF Monitoring programme</li>
<li><a href="https://www.who.int/news-room/fact-sheets/detail/infertility">WHO: Infertility, fact sheet</a></li>
</ul>
$html$),

('5b1f6d1e-0000-4000-8000-000000000102', 'reading-a-semen-analysis-calmly',
 '5b1f6d1e-0000-4000-8000-000000000002', true, '2026-09-20 08:00Z', '2026-09-20 08:00Z', '2026-09-24 07:00Z',
 'The editors', '/blog/semen-analysis.svg', '/blog/semen-analysis.png', '/blog/semen-analysis.png',
 '{"semen analysis", "sperm count", "WHO reference"}',
 'Reading a semen analysis calmly',
 'A value below the reference limit is not a diagnosis. What the limits of the World Health Organization mean, and what they do not.',
 'What the WHO reference limits of a semen analysis mean, why one sample is not enough, and how to prepare for the next one. With its sources.',
 $html$
<p>A sheet of numbers with a few arrows pointing down can spoil a month. Before it does, it helps to know where the limits come from.</p>
<h2>Where the limits come from</h2>
<p>The World Health Organization publishes a laboratory manual for the examination of human semen; the sixth edition appeared in 2021. Its lower reference limits describe men whose partners became pregnant within a year: <strong>for each value, five in a hundred of these fathers were below the limit.</strong> A report has half a dozen such values, so one low value somewhere is nothing rare among fathers. The manual says so itself: these are not distinct limits between fertile and subfertile men.</p>
<table>
<thead><tr><th>Value</th><th>Lower reference limit</th></tr></thead>
<tbody>
<tr><td>Volume</td><td>1.4 mL</td></tr>
<tr><td>Total sperm number</td><td>39 million</td></tr>
<tr><td>Total motility</td><td>42%</td></tr>
<tr><td>Progressive motility</td><td>30%</td></tr>
<tr><td>Vitality</td><td>54%</td></tr>
<tr><td>Normal forms</td><td>4%</td></tr>
</tbody>
</table>
<p>Four per cent normal forms surprises nearly everybody. It is not a misprint: most sperm look unusual under strict criteria, in fathers too.</p>
<h2>Why one sample is not enough</h2>
<p>The same man can give quite different samples from one month to the next. A fever, a long abstinence or a sample that was partly lost can move every value. Doctors usually ask for a second sample some weeks later before they draw conclusions.</p>
<h2>How to prepare</h2>
<ul>
<li>Two to seven days without ejaculation, and about the same number of days each time, so that the results can be compared.</li>
<li>Tell the laboratory if part of the sample was lost. The first part holds the most sperm.</li>
<li>Mention illnesses with fever and medicines of the past three months.</li>
<li>Have both samples examined by the same laboratory if you can: methods differ.</li>
</ul>
<h2>When to see a specialist without waiting</h2>
<p>No sperm at all, or very few, is a finding of its own. It has causes that can be looked for and sometimes treated, so it belongs in the hands of a urologist or andrologist, not of a website.</p>
<p>Our <a href="/sperm-analysis">semen analysis interpreter</a> sets your values beside these limits. It is meant for understanding a report, not for replacing the conversation about it.</p>
<h2>Sources</h2>
<ul>
<li><a href="https://www.who.int/publications/i/item/9789240030787">WHO laboratory manual for the examination and processing of human semen, sixth edition, 2021</a></li>
<li><a href="https://doi.org/10.1111/andr.12983">Campbell M. J. et al. Distribution of semen examination results 2020. Andrology 2021</a></li>
</ul>
$html$),

('5b1f6d1e-0000-4000-8000-000000000103', 'why-ivf-pregnancies-start-two-weeks-early',
 '5b1f6d1e-0000-4000-8000-000000000002', true, '2026-10-06 08:00Z', '2026-10-06 08:00Z', '2026-10-08 07:00Z',
 'The editors', '/blog/pregnancy-weeks.svg', '/blog/pregnancy-weeks.png', '/blog/pregnancy-weeks.png',
 '{"IVF due date", "gestational age", "embryo transfer"}',
 'Why IVF pregnancies start two weeks early',
 'On the day of your transfer you are said to be more than two weeks pregnant already. The arithmetic behind it, and why it is useful.',
 'Why weeks of pregnancy are counted from two weeks before fertilisation, how the due date after an embryo transfer is worked out, and how exact it is.',
 $html$
<p>You know the day of your embryo transfer to the hour. And then a form says that you were two weeks and five days pregnant on that day. Nobody made a mistake; the calendar of pregnancy is simply older than IVF.</p>
<h2>A calendar from before anybody knew</h2>
<p>For most of history the last period was the only date that could be known, so pregnancy is counted from its first day. Fertilisation follows about two weeks later. The count is called <em>gestational age</em>, and every table of growth, every test and every due date uses it.</p>
<p>After IVF the day of fertilisation is known, and the two weeks are added by definition: gestational age is the age of the embryo plus fourteen days. That way your weeks mean the same as everybody else's.</p>
<h2>The due date</h2>
<p>The due date is 280 days after the start of that count. For the usual ways to begin:</p>
<table>
<thead><tr><th>What you know</th><th>Due date</th></tr></thead>
<tbody>
<tr><td>Day of conception or insemination</td><td>266 days later</td></tr>
<tr><td>Transfer of a day 3 embryo</td><td>263 days later</td></tr>
<tr><td>Transfer of a day 5 embryo</td><td>261 days later</td></tr>
</tbody>
</table>
<p>It makes no difference whether the embryo was frozen in between. Time stands still for it in the tank.</p>
<h2>How exact is it?</h2>
<p>The starting point is exact; nature is not. In a study that knew the day of ovulation, the length of healthy pregnancies still varied by several weeks. The due date is the middle of a range, not an appointment.</p>
<p>If an early ultrasound differs from the date by a few days, the date from IVF usually stands, because it is better known than any measurement. Your doctor decides that, and may have reasons to decide otherwise.</p>
<p>Our <a href="/ivf-calculator">due date calculator</a> does this arithmetic and shows the milestones on the way.</p>
<h2>Sources</h2>
<ul>
<li><a href="https://doi.org/10.1097/AOG.0000000000002046">ACOG Committee Opinion 700: Methods for Estimating the Due Date, 2017</a></li>
<li><a href="https://doi.org/10.1542/peds.2004-1915">American Academy of Pediatrics: Age Terminology During the Perinatal Period, 2004</a></li>
<li><a href="https://doi.org/10.1093/humrep/det297">Jukic A. M. et al. Length of human pregnancy and contributors to its natural variation. Human Reproduction 2013</a></li>
</ul>
$html$),

('5b1f6d1e-0000-4000-8000-000000000104', 'questions-for-a-first-consultation-abroad',
 '5b1f6d1e-0000-4000-8000-000000000003', true, '2026-11-01 08:00Z', '2026-11-01 08:00Z', '2026-11-05 07:00Z',
 'The editors', '/blog/first-consultation.svg', '/blog/first-consultation.png', '/blog/first-consultation.png',
 '{"IVF abroad", "first consultation", "checklist"}',
 'Questions for a first consultation abroad',
 'A list to take along: what to send ahead, what to ask, and what to have in writing before you book a flight.',
 'A checklist for the first consultation at an IVF clinic in another country: documents to send ahead, questions to ask and what to have in writing.',
 $html$
<p>A consultation by video takes half an hour, and afterwards the important question comes to mind. This list is meant to be printed and ticked off.</p>
<h2>Send ahead</h2>
<ul>
<li>Reports of earlier treatments, with the medicines and doses, the number of eggs and embryos, and what happened to them</li>
<li>Recent hormone tests, infection screening and semen analyses, with dates</li>
<li>Reports of operations and of illnesses that run in the family</li>
<li>A list of all medicines, including those without prescription</li>
</ul>
<p>Ask whether translations are needed, and whether they must be certified.</p>
<h2>Ask about the treatment</h2>
<ul>
<li>Which treatment do you suggest for us, and why not a simpler one?</li>
<li>How many embryos would you transfer? Transferring one at a time keeps the risk of a twin pregnancy low.</li>
<li>What happens if there are no eggs, no embryos, or too many eggs?</li>
<li>Which of the extras on your list have been shown to help people like us?</li>
<li>Who will treat us, and who answers at the weekend?</li>
</ul>
<h2>Ask about the law</h2>
<p>Rules differ from country to country, and they change: who may be treated, up to which age, whether donors are anonymous, how long embryos may be kept, and what happens to them after a separation. Ask the clinic for the rules in writing, and check with a regulator or lawyer whatever decides your case.</p>
<h2>Ask about the way home</h2>
<ul>
<li>Which check-ups can be done at home, and will our doctor get the reports?</li>
<li>How long should we stay after egg collection and after transfer?</li>
<li>What are the signs that we need help at once, and whom do we call at night?</li>
</ul>
<h2>Have it in writing</h2>
<ol>
<li>A quote that lists every item, and what is not in it</li>
<li>What you pay, and what you get back, if the cycle is stopped</li>
<li>The price of freezing and of storage for each further year</li>
<li>The consent forms, early enough to read them at home</li>
</ol>
<p>You do not owe a decision at the end of the first talk. A clinic that gives you time to think has understood how much depends on it.</p>
<h2>Sources and further reading</h2>
<ul>
<li><a href="https://www.eshre.eu/Guidelines-and-Legal">ESHRE: guidelines, and legal matters by country</a></li>
<li><a href="https://www.hfea.gov.uk/treatments/">HFEA: information on treatments for patients</a></li>
</ul>
$html$),

('5b1f6d1e-0000-4000-8000-000000000105', 'what-the-price-list-leaves-out',
 '5b1f6d1e-0000-4000-8000-000000000003', false, '2026-11-10 08:00Z', '2026-11-10 08:00Z', null,
 'The editors', '/blog/price-list.svg', '/blog/price-list.png', '/blog/price-list.png',
 '{"IVF cost", "price list", "hidden costs"}',
 'What the price list leaves out',
 'The price of a cycle is where the sum begins. The items that are often charged apart, and how to compare two offers.',
 'Medicines, ICSI, freezing, storage, travel: the items that an IVF price list often leaves out, and a way to compare two offers line by line.',
 $html$
<p>Two price lists can name the same treatment and mean different things. The only comparison that holds is one of complete offers, item by item.</p>
<h2>Often charged apart</h2>
<ul>
<li><strong>Medicines for stimulation.</strong> They depend on your dose, so many clinics leave them out altogether.</li>
<li><strong>ICSI</strong>, longer culture of embryos, and tests of embryos.</li>
<li><strong>Anaesthesia</strong> at egg collection.</li>
<li><strong>Freezing and storage</strong>, and later each transfer of a frozen embryo.</li>
<li><strong>Tests before treatment</strong>, which you may be able to have done at home.</li>
<li><strong>Translation, travel and nights away</strong>, for two people and perhaps more than once.</li>
</ul>
<h2>Compare the whole treatment, not one step</h2>
<p>Ask each clinic for the cost of the same course: one collection, one fresh transfer, freezing of what remains, one year of storage, one frozen transfer. Write the answers side by side and mark what nobody could tell you.</p>
<h2>Packages and refunds</h2>
<p>Offers with several cycles or with money back shift the risk; they are not gifts. Read who is accepted, what counts as success, and what ends the contract.</p>
<h2>Sources and further reading</h2>
<ul><li><a href="https://www.hfea.gov.uk/treatments/">HFEA: information on treatments for patients</a></li></ul>
$html$),

('5b1f6d1e-0000-4000-8000-000000000106', 'add-ons-and-how-to-ask-about-them',
 '5b1f6d1e-0000-4000-8000-000000000001', false, '2026-11-16 08:00Z', '2026-11-16 08:00Z', null,
 'The editors', '/blog/add-ons.svg', '/blog/add-ons.png', '/blog/add-ons.png',
 '{"IVF add-ons", "evidence"}',
 'Add-ons, and how to ask about them',
 'Extras are offered with every treatment. Some help some people, many have not been shown to. Three questions before you pay.',
 'Treatment add-ons in IVF: what they are, why evidence is often missing, and three questions to put to a clinic before paying for one of them.',
 $html$
<p>An add-on is anything offered on top of proven treatment, in the hope of a better chance. Hope is not evidence, and it is fair to ask for the difference.</p>
<h2>Three questions</h2>
<ol>
<li>Has it been tested in randomised trials, with live births as the result?</li>
<li>In people like us, or in others?</li>
<li>What are the risks, and what does it cost?</li>
</ol>
<h2>Where to look it up</h2>
<p>The British regulator rates common add-ons by what trials have shown, in plain language and with its sources. The European society of the field publishes recommendations of its own. Both are free to read and sell nothing.</p>
<h2>Sources and further reading</h2>
<ul>
<li><a href="https://www.hfea.gov.uk/treatments/treatment-add-ons/">HFEA: treatment add-ons</a></li>
<li><a href="https://www.eshre.eu/Guidelines-and-Legal">ESHRE: guidelines</a></li>
</ul>
$html$)
on conflict do nothing;

alter table public.blog_posts enable trigger set_post_dates;
end
$seed$;
